export { buildHost, startHost, type HostContext, type HostOptions } from './host/host'
export { contentSecurityPolicy } from './host/security-headers'
export { readHostSettings, type HostSettings } from './host/settings'
