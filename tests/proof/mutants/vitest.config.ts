import { defineConfig } from 'vitest/config';
import { mutantRooms, roomVariable } from './rooms.ts';

const room = mutantRooms[process.env[roomVariable] ?? ''];

/**
 * Runs the tests of one room for one mutant. Each file has a worker of its own, so that a mutant in what a module does
 * while it loads takes effect.
 */
export default defineConfig({ test: { include: [...(room?.tests ?? [])], isolate: true } });
