/** Binds the calls of prntvpt.dll that convert between a driver's settings and Print Schema tickets (prntvpt.h). */
import koffi from 'koffi';
import { systemLibrary } from '../../windows/ffi.ts';
import { WindowsError, type WindowsCalls } from './calls.ts';
import { bindStreams, succeed, type Pointer } from './com-stream.ts';
import { borderlessTicket, namesBorderless } from './print-ticket.ts';

/** The scope of a page, and the user's own settings as the base. */
const [pageScope, userDefault] = [0, 0];

export async function bindPrintTickets(): Promise<
  Pick<WindowsCalls, 'offersBorderless' | 'borderlessSettings' | 'isBorderless'>
> {
  const tickets = await systemLibrary('prntvpt.dll');
  const ole = await systemLibrary('ole32.dll');
  const streams = await bindStreams();
  const openProvider = tickets<(printer: string, version: 1, provider: [Pointer]) => number>(
    'int32_t PTOpenProvider(str16 printer, uint32_t version, _Out_ void **provider)',
  );
  const closeProvider = tickets<(provider: Pointer) => number>('int32_t PTCloseProvider(void *provider)');
  const getCapabilities = tickets<
    (provider: Pointer, ticket: null, capabilities: Pointer, message: null) => number
  >('int32_t PTGetPrintCapabilities(void *provider, void *ticket, void *capabilities, void *message)');
  const toTicket = tickets<
    (provider: Pointer, size: number, settings: Buffer, scope: number, ticket: Pointer) => number
  >(
    'int32_t PTConvertDevModeToPrintTicket(void *provider, uint32_t size, void *settings, int scope, void *ticket)',
  );
  const toSettings = tickets<
    (
      provider: Pointer,
      ticket: Pointer,
      base: number,
      scope: number,
      ...answer: [size: [number], settings: [Pointer], message: null]
    ) => number
  >(
    'int32_t PTConvertPrintTicketToDevMode(void *provider, void *ticket, int base, int scope, _Out_ uint32_t *size, _Out_ void **settings, void *message)',
  );
  const releaseMemory = tickets<(memory: Pointer) => number>('int32_t PTReleaseMemory(void *memory)');
  const initialise = ole<(reserved: null, model: 0) => number>(
    'int32_t CoInitializeEx(void *reserved, uint32_t model)',
  );

  // A thread may already use COM, in either mode. The call then reports that, and both modes work.
  initialise(null, 0);

  function withProvider<Value>(printer: string, use: (provider: Pointer) => Value): Value {
    const provider: [Pointer] = [null];
    succeed('PTOpenProvider', openProvider(printer, 1, provider));
    try {
      return use(provider[0]);
    } finally {
      closeProvider(provider[0]);
    }
  }

  return {
    offersBorderless(printer) {
      try {
        return withProvider(printer, (provider) =>
          streams.within('', (capabilities) => {
            succeed('PTGetPrintCapabilities', getCapabilities(provider, null, capabilities, null));
            return namesBorderless(streams.text(capabilities));
          }),
        );
      } catch (error) {
        // Some drivers have no tickets. They may still print borderless, if that is set in Windows' own dialog.
        if (error instanceof WindowsError) return false;
        throw error;
      }
    },

    borderlessSettings: (printer) =>
      withProvider(printer, (provider) =>
        streams.within(borderlessTicket, (ticket) => {
          const [size, settings]: [[number], [Pointer]] = [[0], [null]];
          const result = toSettings(provider, ticket, userDefault, pageScope, size, settings, null);
          succeed('PTConvertPrintTicketToDevMode', result);
          try {
            return Buffer.from(
              koffi.decode(settings[0], koffi.array('uint8', size[0], 'Typed')) as Uint8Array,
            );
          } finally {
            releaseMemory(settings[0]);
          }
        }),
      ),

    isBorderless: (printer, settings) =>
      withProvider(printer, (provider) =>
        streams.within('', (ticket) => {
          const result = toTicket(provider, settings.length, settings, pageScope, ticket);
          succeed('PTConvertDevModeToPrintTicket', result);
          return namesBorderless(streams.text(ticket));
        }),
      ),
  };
}
