import { ContractPage } from './contract-page.tsx';

export const DividendPage = () => <ContractPage kind="dividend" />;
export const DailyPage = () => <ContractPage kind="daily" />;
export const HourlyPage = () => <ContractPage kind="hourly" />;
export const RealtimePage = () => <ContractPage kind="realtime" />;
