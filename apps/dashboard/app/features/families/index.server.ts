export { loadPreview, onList } from './load-preview.server'
export { contactedForm, declinedForm } from './received/response-forms.server'
export { familySource } from './source.server'
export { loadTimeline } from './timeline/load-timeline.server'
export { noteForm } from './timeline/note-form.server'
export { declineForm } from './work/decline-form.server'
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
} from './work/family-forms.server'
export { newFamilyForm } from './work/new-family-form.server'
export { revealForm } from './work/reveal-form.server'
export { stageForm } from './work/stage-form.server'
