export { loadOffered } from './offered-communities.server'
export {
  type AskedSeveral,
  confirmSeveral,
  findOwnSeveral,
  findSeveralToConfirm,
  listAskedSeveral,
  loadOwnRows,
} from './own-several.server'
export { findOwnName, sendSeveral } from './several-form.server'
