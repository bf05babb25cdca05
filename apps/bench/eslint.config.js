import config from '@pkg/config/eslint'

/** The benchmarks print what they measure. */
export default [...config, { files: ['src/main.ts'], rules: { 'no-console': 'off' } }]
