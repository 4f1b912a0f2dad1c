/** Pages of filings, beside `paths`, so that pages before sign-in load without them. */
export const filingPaths = {
  iprMiddleEntry: '/ipr/iprMiddleEntry',
  iprWelfare: '/ipr/iprWelfare',
  iprService: '/iprManage/iprService',
} as const;
