const demoAccount = /^(advisor|family|provider|realtor)@hearthway\.example$/

/** Reports tests that use a demo account, which other tests could use at the same time. A test adds the accounts that it needs. [LIFE-010] */
export const ownWorld = {
  meta: {
    type: 'problem',
    messages: { account: 'Add an account of the test’s own, such as with `addAdvisor` of testing/world.' },
  },
  create(context) {
    return {
      Literal(node) {
        if (demoAccount.test(node.value)) context.report({ node, messageId: 'account' })
      },
    }
  },
}
