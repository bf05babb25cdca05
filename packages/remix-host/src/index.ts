export { buildHost, startHost, type HostContext, type HostOptions } from './host'
export { contentSecurityPolicy } from './security-headers'
export { readHostSettings, type HostSettings } from './settings'
