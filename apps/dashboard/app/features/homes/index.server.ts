export { homeNoteForm, homeTaskForm, stageForm } from './home-forms.server'
