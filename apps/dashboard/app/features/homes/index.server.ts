export { homeNoteForm, homeTaskForm, stageForm } from './home-forms.server'
export { leadsSource } from './leads-source.server'
