export { findOwnPlace } from './find-place.server'
