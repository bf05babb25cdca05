export { LateGate } from './LateGate'
