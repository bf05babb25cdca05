export { moveInChangeForm, moveInForm, readAmounts, undoMoveInForm } from './move-in-forms.server'
