import "./desk.css";
import { createRoot } from "react-dom/client";
import { Desk } from "./Desk.tsx";

const root = document.getElementById("desk");
if (root) createRoot(root).render(<Desk />);
