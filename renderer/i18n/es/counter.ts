/** The person at the counter. */
import type { counter as english } from '../en/counter.ts';

export const counter: typeof english = {
  now: 'En el puesto: {name}. Identificarse como otra persona.',
  signIn: 'Identificarse',
  title: '¿Quién está en el puesto?',
  text: 'Desde ahora, los reembolsos, los descuentos y las decisiones se registran con su nombre.',
  pinOf: 'PIN de {name}',
  pin: 'PIN',
  back: 'Otros nombres',
  lock: 'Bloquear el puesto',
  locked: 'El puesto está bloqueado. ¿Quién es usted?',
};
