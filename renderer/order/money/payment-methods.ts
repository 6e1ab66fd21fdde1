/** The payment methods to choose from. */
import { Banknote, CreditCard, HandCoins } from '@lucide/vue';
import { paymentMethods } from '../../../shared/model/payment.ts';
import { t } from '../../i18n/index.ts';

const icons = { cash: Banknote, card: CreditCard, other: HandCoins } as const;

export const paymentChoices = () =>
  paymentMethods.map((value) => ({ value, label: t(`payment.methods.${value}`), icon: icons[value] }));
