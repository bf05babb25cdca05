import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import globals from 'globals'

/** One flat config for every workspace: type-aware, no warnings, only errors. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/build/**', '**/storybook-static/**', '**/.data/**', '**/.turbo/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-empty-object-type': 'error',
      eqeqeq: ['error', 'always'],
      'no-console': ['error', { allow: ['error'] }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  { files: ['**/*.js', '**/*.mjs', '**/scripts/**', '**/bench/**'], rules: { 'no-console': 'off' } },
)
