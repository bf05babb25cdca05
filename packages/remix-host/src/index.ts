export { buildHost, type HostOptions } from './host/host'
export { startHost } from './host/start-host'
export { contentSecurityPolicy } from './host/security-headers'
export { readHostSettings, type HostSettings, type PortVariable } from './host/settings'
