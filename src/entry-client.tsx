import './styles.css';
import { startSite } from './app/start-site.tsx';
import { bootstrap } from './hydration/bootstrap.tsx';

bootstrap(startSite);
