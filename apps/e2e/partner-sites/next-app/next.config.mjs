/** The folder is outside of any repository, so nothing above it belongs to the app. */
export default { outputFileTracingRoot: import.meta.dirname, reactStrictMode: true }
