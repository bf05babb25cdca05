export { gwizzyMachines, progressKeys, schemaForType, type SchemaKey } from './schemas'
export { postStepIds, stepIds, type AnyStepId, type PostStepId, type StepId } from './step-ids'
export type { WizardContext, WizardEvent, WizardInput } from './wizard-context'
export type { WizardStatus } from './wizard-statuses'
export { postConversionMachine } from '../post-conversion/post-conversion.machine'
export type { PostConversionInput } from '../post-conversion/post-conversion-context'
export { conversionFlowMachine } from '../flow/conversion-flow.machine'
export type { FlowContext, FlowEvent, FlowInput, Modal } from '../flow/flow-context'
export type { FlowServices, FlowSettings } from '../flow/flow-services'
export { disclosureMachine, type DisclosureContext, type DisclosureInput } from '../flow/disclosure.machine'
export {
  pricingButtonAction,
  pricingRequestMachine,
  type PricingButtonAction,
  type PricingRequestContext,
  type PricingRequestInput,
  type PricingServices,
} from '../pricing/pricing-request.machine'
export type { Notice } from '../pricing/notice'
export {
  formProgress,
  multiStepFormMachine,
  type FormContext,
  type FormErrors,
  type FormEvent,
  type FormInput,
  type FormStatus,
  type FormStep,
  type FormValues,
} from '../form/multi-step-form.machine'
export { loadFormValues, persistFormValues, type FormActor } from '../form/persist-form-values'
export { canGoBack, isNextDisabled, nextLabel, statusText } from './wizard-status'
export { isConditionMet, mostSteps, stepsAhead, transitionsFrom, type StepTransition } from './step-transitions'
export { buildUserAction } from '../answers/user-action'
export type { Answers, AnswerChange, AnswerErrors, AnswerName } from '../answers/answers'
export { loadProgress, persistProgress, type WizardActor } from '../progress/persist-progress'
export type { ProgressStorage } from '../progress/progress-storage'
export { followOtherTabs, type FollowingActor } from '../progress/follow-other-tabs'
export { sendOutbox, type SendingActor } from '../progress/outbox'
export { retryWhenOnline } from '../progress/retry-when-online'
export { recordSteps, type CountedActor, type RecordingPage } from '../progress/record-steps'
export { parseStoredAnswers } from '../progress/stored-answers'
export { restoreProgress } from '../progress/restore-progress'
export { serializeProgress } from '../progress/serialize-progress'
export type { Progress } from '../progress/progress'
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
} from '../services'
