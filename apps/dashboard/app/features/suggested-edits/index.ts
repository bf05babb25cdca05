export { suggestedEdits } from './list'
export { suggestedEditsTexts } from './texts'
