export { PhotoEditor } from './PhotoEditor'
export { photosTexts } from './texts'
