// `@pkg/ui/combobox` is a script that loads later on its own; its styles are in the package's one style sheet.
import './Combobox/Combobox.css'

export { breakpoints, fieldRow, focusRing, lightsUp, media, rootClass, themeColors, type, vars } from './theme'
export { Badge, type BadgeProps } from './Badge/Badge'
export { Breadcrumbs, type Breadcrumb, type BreadcrumbsProps } from './Breadcrumbs/Breadcrumbs'
export { Button, buttonClass, type ButtonLook, type ButtonProps } from './Button/Button'
export { ButtonLink, type ButtonLinkProps } from './Button/ButtonLink'
export { IconButton, type IconButtonProps } from './Button/IconButton'
export { Card, type CardProps } from './Card/Card'
export { Carousel, hasArrows, type CarouselProps } from './Carousel/Carousel'
export { galleryIndex, gallerySwipeDistance, swipeStep } from './Carousel/gallery-index'
export { CharacterCounter, type CharacterCounterProps } from './CharacterCounter/CharacterCounter'
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox'
export { ChoiceGroup, type ChoiceGroupProps } from './ChoiceGroup/ChoiceGroup'
export type { ChoiceLabel, ChoiceOption } from './ChoiceGroup/ChoiceFieldset'
export { ChoiceList, type ChoiceListProps } from './ChoiceList/ChoiceList'
export { Cluster, type ClusterProps } from './Cluster/Cluster'
export { Container, type ContainerProps } from './Container/Container'
export { closingDuration, Dialog, type DialogProps } from './Dialog/Dialog'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState'
export { ErrorSummary, type ErrorSummaryProps, type FieldError } from './ErrorSummary/ErrorSummary'
export { FactsLabel, type Fact, type FactsLabelProps } from './FactsLabel/FactsLabel'
export { Grid, type GridProps } from './Grid/Grid'
export { Heading, type HeadingProps } from './Heading/Heading'
export { Icon, type IconProps } from './Icon/Icon'
export {
  checkIcon,
  closeIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronDownIcon,
  chevronUpIcon,
  warningIcon,
  infoIcon,
  lampIcon,
  clockIcon,
  lockIcon,
  phoneIcon,
  mailIcon,
  pinIcon,
  searchIcon,
  bellIcon,
  bookmarkIcon,
  compareIcon,
  boardIcon,
  downloadIcon,
  moreIcon,
  sidePanelIcon,
  sortIcon,
  calendarIcon,
  mapIcon,
  listIcon,
  filterIcon,
  menuIcon,
  starIcon,
  messageIcon,
  personIcon,
  peopleIcon,
  homeIcon,
  externalIcon,
  plusIcon,
  priceTagIcon,
  receiptIcon,
  minusIcon,
  sunIcon,
} from './Icon/shapes'
export { KeyCap, type KeyCapProps } from './KeyCap/KeyCap'
export { Ledger, type LedgerLine, type LedgerProps } from './Ledger/Ledger'
export { BareLink, LinkProvider, type LinkComponentProps, type LinkProviderProps } from './LinkProvider/LinkProvider'
export { HouseWithDoor } from './LitHouse/HouseWithDoor'
export { LitHouse, type LitHouseProps } from './LitHouse/LitHouse'
export { type Pane } from './LitHouse/pane-places'
export { SceneBand } from './LitHouse/SceneBand'
export { LoadingBar } from './LoadingBar/LoadingBar'
export { Logo, type LogoProps } from './Logo/Logo'
export { MarkdownText, type MarkdownTextProps } from './MarkdownText/MarkdownText'
export { Monogram, type MonogramProps } from './Monogram/Monogram'
export { Notice, type NoticeProps } from './Notice/Notice'
export type { Tone } from './Notice/tones'
export { Pagination, type PaginationProps } from './Pagination/Pagination'
export { Portrait, type PortraitDrawing, type PortraitProps } from './Portrait/Portrait'
export { ProgressWindows, type ProgressWindowsProps } from './ProgressWindows/ProgressWindows'
export { ReasonPanel, type ReasonPanelProps } from './ReasonPanel/ReasonPanel'
export { Receipt, type ReceiptProps, type ReceiptRow } from './Receipt/Receipt'
export { ScoreBadge, type ScoreBadgeProps } from './ScoreBadge/ScoreBadge'
export { Segments, type Segment, type SegmentsProps } from './Segments/Segments'
export { group as segmentsClass, segment as segmentClass } from './Segments/Segments.css'
export { Select, type SelectOption, type SelectProps } from './Select/Select'
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton'
export { SkipLink, type SkipLinkProps } from './SkipLink/SkipLink'
export { Spinner, type SpinnerProps } from './Spinner/Spinner'
export { Stack, type StackProps } from './Stack/Stack'
export { Stars, type StarsProps } from './Stars/Stars'
export type { TableSelection } from './Table/selection'
export { Table, type TableColumn, type TableProps } from './Table/Table'
export { Tabs, type Tab, type TabsProps } from './Tabs/Tabs'
export { Tag, type TagProps } from './Tag/Tag'
export { Text, type TextProps } from './Text/Text'
export { TextArea, type TextAreaProps } from './TextArea/TextArea'
export { EmailField, type EmailFieldProps } from './EmailField/EmailField'
export { TextField, type TextFieldProps } from './TextField/TextField'
export { TextLink, type TextLinkProps } from './TextLink/TextLink'
export { TextSizeControl, textSizes, type TextSize, type TextSizeControlProps } from './TextSizeControl/TextSizeControl'
export { ToastProvider, useToast, type Toaster, type ToastProviderProps } from './Toast/ToastProvider'
export { ToastCard, type ToastCardProps } from './Toast/ToastCard'
export { defaultLifetime, type Toast, type ToastType } from './Toast/toast-type'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden'
