export const defects = [
  {
    id: 'maintenance-says-region',
    requirement: 'boot.maintenance.content',
    file: 'src/features/status/maintenance-page.tsx',
    from: "errors('info_maintenance')",
    to: "errors('info_ip_block')",
    what: "During maintenance, the maintenance page states that the visitor's IP address is blocked.",
  },
];
