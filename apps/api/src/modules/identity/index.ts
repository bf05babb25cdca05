export type { Accounts } from './accounts/account-context'
export { recordDefaultPassword } from './accounts/default-account-store'
export { disableDefaultAccounts } from './accounts/default-accounts'
export { AccountExistsError, inviteAdmin } from './accounts/invite-admin'
export {
  consumeCode,
  createCode,
  createLink,
  deleteExpiredTokens,
  findValidLink,
} from './accounts/one-time-token-service'
export { requireAccount } from './accounts/require-account'
export { sessionAuthentication } from './accounts/session-service'
export { endSessions } from './accounts/session-store'
export { accountTexts, adminCommandTexts } from './accounts/texts'
export { identityRoutes } from './identity-routes'
export { giveCommunities } from './users/account-communities'
export { findReceivingAccount, lockedAccount } from './users/account-service'
export { disableAccount } from './users/admin-user-service'
export { findActivePerson } from './users/active-person'
export { hashPassword } from './users/passwords'
export { rolesOf, withRole, withoutRole } from './users/roles'
export { publicName } from './users/public-name'
