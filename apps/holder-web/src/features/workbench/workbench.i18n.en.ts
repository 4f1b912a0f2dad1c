/** The frame of the workbench and its home page. */
export const frameEn = {
  'workbench.menu.label': 'Workbench menu',
  'workbench.menu.home': 'IP home',
  'workbench.menu.claims': 'My claims',
  'workbench.menu.ycdataIntroduce': 'Data service',
  'workbench.menu.yimatongIntroduce': 'One code',
  'workbench.menu.arService': 'AR service',
  'workbench.menu.aiService': 'AI service',
  'workbench.menu.qrCode': 'QR codes',
  'workbench.menu.friendLinks': 'Friendship links',
  'workbench.group.dashboard': 'Overview',
  'workbench.group.ipStore': 'IP shop',
  'workbench.group.iprManage': 'Rights',
  'workbench.group.authorizeCooperation': 'Licensing',
  'workbench.group.toolsManage': 'Tools',
  'workbench.switch': 'Switch IP',
  'workbench.switch.title': 'Your IPs',
  'workbench.switch.search': 'Find by name',
  'workbench.switch.do': 'Switch',
  'workbench.switch.current': 'Current',
  'workbench.switch.waiting': 'Waiting for access',
  'workbench.switch.none': 'No IP by that name',
  'workbench.switched': 'Now working on {name}',
  'workbench.switched_by_link': 'This link is about {name}. We switched to it from {before}.',
  'workbench.switch_back': 'Back to {name}',
  'workbench.notice.resources.title': 'Add your first pictures',
  'workbench.notice.resources.text':
    'Buyers look at pictures first. Upload at least one series to the gallery to open the workbench.',
  'workbench.notice.resources.go': 'Go to the gallery',
  'workbench.notice.orders.title': 'Somebody wants to work with you',
  'workbench.notice.orders.text': 'You have pending service requests to respond to!',
  'workbench.notice.orders.go': 'See requests',
  'workbench.wait.title': 'Access is on its way',
  'workbench.wait.text':
    'Your IP is linked. Please wait for the administrator to assign access, or contact us.',
  'workbench.wait.text_of':
    '{name} is linked to you. Please wait for the administrator to assign access, or contact us.',
  'workbench.wait.hours': 'Hours',
  'workbench.wait.again': 'Check again',
  'workbench.wait.not_yet': 'Not assigned yet. We let you know by message.',
} as const;

export type FrameKey = keyof typeof frameEn;
