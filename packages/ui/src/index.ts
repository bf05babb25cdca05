export { breakpoints, focusRing, media, type, vars } from './theme'
export { Button, type ButtonLook, type ButtonProps } from './Button/Button'
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink'
export { IconButton, type IconButtonProps } from './Button/IconButton'
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup/ChoiceGroup'
export type { ChoiceLabel, ChoiceOption } from './ChoiceGroup/ChoiceFieldset'
export { ChoiceList, type ChoiceListProps } from './ChoiceList/ChoiceList'
export { closingTime, Dialog, type DialogProps } from './Dialog/Dialog'
export { ErrorSummary, type ErrorSummaryProps, type FieldProblem } from './ErrorSummary/ErrorSummary'
export { Icon, type IconProps } from './Icon/Icon'
export {
  bookmarkIcon,
  calendarIcon,
  checkIcon,
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  clockIcon,
  closeIcon,
  compareIcon,
  externalIcon,
  filterIcon,
  homeIcon,
  infoIcon,
  listIcon,
  lockIcon,
  mailIcon,
  mapIcon,
  menuIcon,
  messageIcon,
  minusIcon,
  peopleIcon,
  personIcon,
  phoneIcon,
  pinIcon,
  plusIcon,
  searchIcon,
  starIcon,
  sunIcon,
  warningIcon,
} from './Icon/shapes'
export { BareLink, LinkProvider, type LinkComponentProps, type LinkProviderProps } from './LinkProvider/LinkProvider'
export { ProgressWindows, type ProgressWindowsProps } from './ProgressWindows/ProgressWindows'
export { TextField, type TextFieldProps } from './TextField/TextField'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden'
