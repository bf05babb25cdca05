export type { TrayLists } from './Tray'
export { TrayGate } from './TrayGate'
