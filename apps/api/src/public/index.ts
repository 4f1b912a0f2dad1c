export { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
export { UnknownAddressFilter } from './unknown-address.filter';
