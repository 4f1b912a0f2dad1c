export { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
export { UnknownAddress } from './unknown-address';
