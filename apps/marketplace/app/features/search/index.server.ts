export { notSearchedText, showSuggestions } from './show-suggestions.server'
