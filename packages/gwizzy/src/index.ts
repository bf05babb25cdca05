export { Gwizzy } from './Gwizzy/Gwizzy'
export type { GwizzyProps } from './Gwizzy/gwizzy-props'
export { ConversionFlow } from './ConversionFlow/ConversionFlow'
export type { ConversionFlowProps } from './ConversionFlow/conversion-flow-props'
export { GetPricing, type GetPricingProps } from './GetPricing/GetPricing'
export { PostConversion, type PostConversionProps } from './PostConversion/PostConversion'
export type { FlowServices, FlowSettings, NavigateOptions } from './flow/flow-services'
export type { Support } from './support'
export type { Language } from './texts/texts'
export type { ConversionData } from './answers/conversion-data'
export { loadProgress } from './progress/persist-progress'
export type { ProgressStorage } from './progress/progress-storage'
export type { Progress } from './progress/progress'
export type {
  Attribution,
  Contact,
  FieldCheck,
  GwizzyServices,
  Place,
  StepEvent,
  StepReport,
  Visitor,
  WizardReport,
  WizardSettings,
} from './services'
export { RequestReview } from './RequestReview/RequestReview'
export type { RequestReviewProps } from './RequestReview/request-review-props'
export { MultiStepForm } from './MultiStepForm/MultiStepForm'
export type { MultiStepFormProps } from './MultiStepForm/multi-step-form-props'
export type { FormFieldsProps, FormPage } from './MultiStepForm/form-page'
export {
  usePricingRequest,
  type PricingButtonState,
  type PricingRequestOptions,
} from './PricingButton/use-pricing-request'
