/**
 * The rooms where a mistake costs money, paper or privacy: the files in which Stryker makes mutants, and the tests that
 * must notice them. All are glob patterns.
 */
export interface MutantRoom {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

/** The environment variable with the name of the room whose tests run. */
export const roomVariable = 'HEADROOM_MUTANT_ROOM';

export const mutantRooms: Readonly<Record<string, MutantRoom>> = {
  money: {
    mutate: ['shared/{money,refunds,sheet-prices}.ts', 'electron/orders/payment/bill.ts'],
    tests: [
      'tests/shared/{money,refunds,sheet-prices}.test.ts',
      'tests/electron/orders/payment/bill.test.ts',
    ],
  },
  takings: {
    mutate: ['electron/takings/{tally,csv}.ts'],
    tests: ['tests/electron/takings/{tally,csv}.test.ts'],
  },
  codes: {
    mutate: ['shared/photo-code.ts', 'electron/orders/photos/code-times.ts'],
    tests: ['tests/shared/photo-code.test.ts', 'tests/electron/orders/photos/code-times.test.ts'],
  },
  calibration: {
    mutate: ['shared/calibration.ts', 'electron/print-setup/approval.ts'],
    tests: ['tests/shared/calibration.test.ts', 'tests/electron/print-setup/standing.test.ts'],
  },
  cuts: {
    mutate: ['shared/sheet/cut-{lines,marks}.ts'],
    tests: ['tests/shared/sheet/cut-{lines,marks}.test.ts'],
  },
  sheet: {
    mutate: ['shared/sheet.ts', 'shared/sheet/{arranged,found,one-picture,page-area,rect,shares,single}.ts'],
    tests: [
      'tests/shared/sheet.test.ts',
      'tests/shared/sheet/{arranged,block-position,boxes,captions,cut-lines,one-picture,requests,safe-area,single}.test.ts',
    ],
  },
  sender: {
    mutate: ['electron/ipc/handle.ts', 'electron/desktop/{ipc,page-origin}.ts'],
    tests: [
      'tests/electron/ipc/handle.test.ts',
      'tests/electron/desktop/{customer-window,ipc,permissions,policy}.test.ts',
    ],
  },
  verdicts: {
    mutate: ['electron/service/verdicts.ts'],
    tests: ['tests/electron/service/verdict-of.test.ts'],
  },
  calls: {
    mutate: ['electron/orders/calls/{paid-call,call-failure}.ts'],
    tests: ['tests/electron/orders/calls/{call-failure,paid-call,sealed-answer}.test.ts'],
  },
  vault: {
    mutate: ['electron/vault/{vault,seal,key-file}.ts'],
    tests: ['tests/electron/vault/{vault,seal,key-file}.test.ts'],
  },
};
