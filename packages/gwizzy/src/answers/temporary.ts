export const budgetRanges = ['<$2K', '$2K-$5K', '$5K+'] as const
export const supplementalIncomeRequired = (range: string | undefined) => range === '<$2K'
export const isBlank = (value: string | undefined) => value === undefined || value.trim() === ''
export const isEmail = (value: string) => /^[^@\s]+@[^@\s.]+(\.[^@\s.]+)+$/.test(value)
export const isPhone = (value: string) => /^1?[2-9]\d{2}[2-9]\d{6}$/.test(value.replace(/\D/g, ''))
