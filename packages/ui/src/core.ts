// The controls that a single question needs, for a script that must load first. A bundler that splits a page's scripts leaves the others
// out. Their styles are in the package's one style sheet.

export { rootClass } from './theme/root'
export { Button, type ButtonProps } from './Button/Button'
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup/ChoiceGroup'
export { Dialog, type DialogProps } from './Dialog/Dialog'
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary/ErrorSummary'
export { Heading, type HeadingProps } from './Heading/Heading'
export { chevronLeftIcon, searchIcon } from './Icon/shapes'
export { Notice, type NoticeProps } from './Notice/Notice'
export { ProgressWindows, type ProgressWindowsProps } from './ProgressWindows/ProgressWindows'
export { ReasonPanel, type ReasonPanelProps } from './ReasonPanel/ReasonPanel'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton'
export { Stack, type StackProps } from './Stack/Stack'
export { Text, type TextProps } from './Text/Text'
export { EmailField, type EmailFieldProps } from './EmailField/EmailField'
export { TextField, type TextFieldProps } from './TextField/TextField'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden'
