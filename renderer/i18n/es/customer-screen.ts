/** The customer's own screen, and the texts about it for staff. */
import type { customerScreen as english } from '../en/customer-screen.ts';

export const customerScreen: typeof english = {
  customerScreen: {
    posing: 'Le estamos haciendo la foto',
    mirror: 'Su imagen, como en un espejo',
    checking: 'Estamos comprobando su foto',
    moment: 'Un momento, por favor.',
    bill: { title: 'Su pedido', paid: 'Pagado. ¡Gracias!', discount: 'Descuento' },
    question: '¿Le parece bien esta foto?',
    about: '{document}. La marca de agua desaparece cuando se hace la foto.',
    issues: 'Nuestra comprobación señala:',
    preview: 'Vista previa de su foto para {document}',
    noPicture: 'La vista previa no se puede mostrar aquí. Mírela en el mostrador, por favor.',
    words: { fine: 'Me parece bien', again: 'Otra, por favor' },
    thanks: {
      fine: 'Gracias. Su respuesta se ve en el mostrador.',
      again: 'Gracias. En el mostrador se ve que quiere otra foto.',
    },
    failed: 'No se ha enviado. Díganoslo en el mostrador, por favor.',
    staff: {
      fine: 'El cliente dice: me parece bien',
      again: 'El cliente quiere otra foto',
      shown: 'El cliente ve esta vista previa en su pantalla',
      away: 'La pantalla del cliente no está abierta',
    },
  },
};
