export { vars } from './vars.css'
export { breakpoints, media } from './media'
export { focusRing } from './focus'
export { type } from './type'
