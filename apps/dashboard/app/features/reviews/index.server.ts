export { replyForm, reportForm } from './reply-form.server'
