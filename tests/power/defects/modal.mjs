export const defects = [
  {
    id: 'chat-title-unreadable',
    requirement: 'modal.chat.content',
    file: 'src/features/chat/chat-modal.tsx',
    from: 'bg-[#4c1d95] text-[#fff]',
    to: 'bg-[#4c1d95] text-[#8b5cf6]',
    browser: 'stories',
    what: 'The title of the chat room has too little contrast.',
  },
];
