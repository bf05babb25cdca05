export { loadPreview, onList } from './load-preview.server'
export { contactedForm, declinedForm } from './received/response-forms.server'
export { receivedSource } from './received/source.server'
export { familySource } from './source.server'
export { loadTimeline } from './timeline/load-timeline.server'
export { noteForm } from './timeline/note-form.server'
export { declineForm } from './forms/decline-form.server'
export {
  assignForm,
  callForm,
  closeForm,
  emailForm,
  noteChangeForm,
  pauseForm,
  referralForm,
  taskForm,
  textForm,
} from './forms/family-forms.server'
export { revealForm } from './forms/reveal-form.server'
export { stageForm } from './forms/stage-form.server'
