/** The texts of the links to sign-in and the account, which every page has. The others load with the gate. */
export const accountLinkTexts = {
  signIn: 'Sign in',
  account: 'Account',
  withoutScript: 'Go to sign-in',
  withoutScriptDetail: 'Sign in to continue',
} as const
