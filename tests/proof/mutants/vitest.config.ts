import { defineConfig } from 'vitest/config';
import { mutantRooms, roomVariable } from './rooms.ts';

const room = mutantRooms[process.env[roomVariable] ?? ''];

/**
 * Runs the tests of one room for one mutant. Each file has its own worker, so that a mutant in code that runs while a
 * module loads takes effect.
 */
export default defineConfig({ test: { include: [...(room?.tests ?? [])], isolate: true } });
