export { ExcludeOperatorsInterceptor } from './exclude-operators.interceptor';
