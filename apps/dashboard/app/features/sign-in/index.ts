export { SignInFrame } from './SignInFrame'
export { SignInPage } from './SignInPage'
export { signInTexts } from './texts'
