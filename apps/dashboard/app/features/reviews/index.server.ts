export { publishForm, refusalForm } from './decision-forms.server'
export { replyForm, reportForm } from './reply-form.server'
export { requireAdmin } from './require-admin.server'
