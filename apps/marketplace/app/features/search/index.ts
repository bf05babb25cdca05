export { SearchField } from './SearchField'
export { SearchForm } from './SearchForm'
export type { SuggestionGroup } from './suggestion-group'
export { searchTexts } from './texts'
