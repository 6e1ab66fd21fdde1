import type { laterSale as englishLaterSale, ticket as englishTicket } from '../en/ticket.ts';

/** The ticket: what an order sells besides photos, and discounts. */
export const ticket: typeof englishTicket = {
  title: 'Cesta',
  lines: 'Cesta: todavía vacía | Cesta: 1 línea | Cesta: {count} líneas',
  linesPaid: 'Pagado: nada | Pagado: 1 línea | Pagado: {count} líneas',
  text: 'Añada lo que el cliente compra además de las fotos. Los documentos se eligen en el paso Documento.',
  textNoItems:
    'Los artículos y las hojas que vende además de las fotos se configuran en Configuración, Precios.',
  textPart: 'Una parte está pagada. Devuélvala en el paso Pago antes de cambiar la cesta.',
  textPaid: 'Está pagado y no se puede cambiar. Venda más artículos en la entrega.',
  number: 'Número',
  add: 'Añadir a la cesta',
  sheets: {
    paper: 'Papel de las hojas',
    further: 'Hoja adicional: {paper}',
    first: 'Primera hoja en {paper}',
    addFurther: 'Hoja adicional',
    addFirst: 'Primera hoja en este papel',
  },
  more: 'Uno más: {item}',
  fewer: 'Uno menos: {item}',
  remove: 'Quitar {item}',
  removed: 'Quitado: {item}',
  restore: 'Volver a poner',
  discount: 'Descuento',
  discountOn: 'Descuento en {item}',
  discountFor: 'Descuento: {reason}',
  takeBack: 'Retirar el descuento',
  amount: 'Importe del descuento',
  amountHint: 'Como máximo {most}',
  reason: 'Motivo',
  reasonHint: 'Se imprime en el recibo.',
  noDiscount: 'Sin descuento',
  give: 'Aplicar el descuento',
  giveAmount: 'Descontar {amount}',
  close: 'Cerrar',
};

/** Items that are sold after an order was paid. */
export const laterSale: typeof englishLaterSale = {
  open: 'Vender más artículos',
  title: 'Venta de más artículos',
  text: 'El cliente los paga ahora. El primer pago queda como está, y en el recibo figuran los dos.',
  line: '{item} × {quantity}',
  method: '¿Cómo paga el cliente?',
  chooseItem: 'Elegir un artículo',
  chooseMethod: 'Elegir forma de pago',
  sold: 'Vendido después · {receipt}',
  close: 'No vender nada más',
};
