export {
  creditForm,
  disputeAnswerForm,
  disputeForm,
  invoiceEmailForm,
  paymentForm,
  withAmount,
  withdrawalForm,
} from './invoice-forms.server'
export { invoicesSource } from './source.server'
