export { newPasswordForm } from './sign-in-forms.server'
export { submitSignIn } from './submit-sign-in.server'
