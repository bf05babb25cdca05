export { default } from '@pkg/config/eslint'
