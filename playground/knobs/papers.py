"""The papers and pages that the table refers to: what stands behind each address."""

_ARXIV = {
    "1409.3215": "Sutskever, Vinyals, Le: Sequence to Sequence Learning with Neural Networks (2014)",
    "1609.08144": "Wu et al.: Google's Neural Machine Translation System (2016)",
    "1610.02424": "Vijayakumar et al.: Diverse Beam Search (2016)",
    "1705.04304": "Paulus, Xiong, Socher: A Deep Reinforced Model for Abstractive Summarization (2017)",
    "1804.06609": "Post, Vilar: Fast Lexically Constrained Decoding with Dynamic Beam Allocation (2018)",
    "1805.04833": "Fan, Lewis, Dauphin: Hierarchical Neural Story Generation (2018)",
    "1904.09751": "Holtzman et al.: The Curious Case of Neural Text Degeneration (2019)",
    "1909.05858": "Keskar et al.: CTRL, a Conditional Transformer Language Model (2019)",
    "2010.11125": "Fan et al.: Beyond English-Centric Multilingual Machine Translation (2020)",
    "2202.00666": "Meister et al.: Locally Typical Sampling (2022)",
    "2202.06417": "Su et al.: A Contrastive Framework for Neural Text Generation (2022)",
    "2204.05424": "Kasai et al.: A Call for Clarity in Beam Search (2022)",
    "2210.15191": "Hewitt, Manning, Liang: Truncation Sampling as Language Model Desmoothing (2022)",
    "2211.17192": "Leviathan, Kalman, Matias: Fast Inference from Transformers via Speculative Decoding (2022)",
    "2212.04356": "Radford et al.: Robust Speech Recognition via Large-Scale Weak Supervision (2022)",
    "2301.10226": "Kirchenbauer et al.: A Watermark for Large Language Models (2023)",
    "2306.17806": "Sanchez et al.: Stay on Topic with Classifier-Free Guidance (2023)",
    "2308.16369": "Agrawal et al.: SARATHI, Piggybacking Decodes with Chunked Prefills (2023)",
    "2309.03883": "Chuang et al.: DoLa, Decoding by Contrasting Layers (2023)",
    "2402.02750": "Liu et al.: KIVI, Tuning-Free Asymmetric 2bit Quantization for KV Cache (2024)",
    "2404.16710": "Elhoushi et al.: LayerSkip, Early Exit Inference and Self-Speculative Decoding (2024)",
    "2404.19737": "Gloeckle et al.: Better & Faster Large Language Models via Multi-token Prediction (2024)",
    "2405.04304": "Mamou et al.: Dynamic Speculation Lookahead (2024)",
    "2407.01082": "Nguyen et al.: Turning Up the Heat, Min-p Sampling (2024)",
    "2509.02510": "Baghaei Potraghloo et al.: Top-H Decoding (2025)",
    "2602.06036": "Chen, Liang, Liu: DFlash, Block Diffusion for Flash Speculative Decoding (2026)",
    "2604.07622": "Wang et al.: DIVERSED, Relaxed Speculative Decoding via Dynamic Ensemble Verification (2026)",
}
PAPERS = {f"https://arxiv.org/abs/{number}": title for number, title in _ARXIV.items()} | {
    "https://doi.org/10.1207/s15516709cog0901_7":
        "Ackley, Hinton, Sejnowski: A Learning Algorithm for Boltzmann Machines (1985)",
    "https://github.com/apoorvumang/prompt-lookup-decoding": "Saxena: Prompt Lookup Decoding",
    "https://github.com/guidance-ai/guidance/blob/main/notebooks/tutorials/token_healing.ipynb":
        "Guidance: Token Healing",
    "https://huggingface.co/blog/assisted-generation": "Gante: Assisted Generation",
    "https://huggingface.co/blog/universal_assisted_generation": "Universal Assisted Generation",
}  # fmt: skip
