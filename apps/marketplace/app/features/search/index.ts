export { SearchForm } from './SearchForm'
export { groupSuggestions, suggestionHint, suggestionLabel } from './suggestion-text'
export { searchTexts } from './texts'
