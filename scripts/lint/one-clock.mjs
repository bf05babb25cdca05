const reads = new Set(['Date.now', 'DateTime.now', 'DateTime.local', 'DateTime.utc'])

/** Reports code that reads the computer's clock. Only `now` of the domain does, so all code can run at another moment. [LIFE-009] */
export const oneClock = {
  meta: {
    type: 'problem',
    messages: { clock: 'Read the time with `now` of @pkg/domain, and measure durations with `performance.now`.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' })
    return {
      NewExpression(node) {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
      CallExpression(node) {
        if (node.callee.name === 'Date') report(node)
      },
      MemberExpression(node) {
        if (reads.has(`${node.object.name}.${node.property.name}`)) report(node)
      },
    }
  },
}
